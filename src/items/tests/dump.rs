//! Bodies and types as S-expressions: locals are `name#id`, so shadowing shows.

use crate::items::*;

pub fn body(body: &Body) -> String {
    let params: Vec<_> = body.params.iter().map(|&it| pat(body, it)).collect();
    let root = expr(body, body.root.unwrap());
    if params.is_empty() { root } else { format!("|{}| {root}", params.join(", ")) }
}

pub fn path(path: &Path) -> String {
    let segments: Vec<_> = path.segments.iter().map(segment).collect();
    let segments = segments.join("::");
    match &path.qualified {
        Some(it) => format!("<{}>::{segments}", ty(it)),
        None => segments,
    }
}

fn segment(segment: &Segment) -> String {
    let bindings = segment.bindings.iter().map(|(name, it)| format!("{name}={}", ty(it)));
    let args: Vec<_> = segment.args.iter().map(ty).chain(bindings).collect();
    if args.is_empty() { segment.name.to_string() } else { format!("{}<{}>", segment.name, args.join(", ")) }
}

pub fn ty(it: &TypeRef) -> String {
    let list = |types: &[TypeRef]| types.iter().map(ty).collect::<Vec<_>>().join(", ");
    let bounds = |paths: &[Path]| paths.iter().map(path).collect::<Vec<_>>().join(" + ");
    match &it.kind {
        TypeKind::Path(it) => path(it),
        TypeKind::Ref { mutable, inner } => format!("&{}{}", if *mutable { "mut " } else { "" }, ty(inner)),
        TypeKind::Ptr(it) => format!("*{}", ty(it)),
        TypeKind::Tuple(it) => format!("({})", list(it)),
        TypeKind::Slice(it) => format!("[{}]", ty(it)),
        TypeKind::Array { inner, length } => format!("[{}; {}]", ty(inner), ty(length)),
        TypeKind::Number(number) => number.to_string(),
        TypeKind::Impl(it) => format!("impl {}", bounds(it)),
        TypeKind::Dyn(it) => format!("dyn {}", bounds(it)),
        TypeKind::FnPtr { params, ret } => {
            format!("fn({}) -> {}", list(params), ret.as_ref().map_or("()".into(), |it| ty(it)))
        }
        TypeKind::Never => "!".into(),
        TypeKind::Infer => "_".into(),
        TypeKind::Unknown => "?".into(),
    }
}

pub fn pat(body: &Body, id: PatId) -> String {
    let list = |pats: &[PatId], rest_at: Option<usize>| {
        let mut shown: Vec<_> = pats.iter().map(|&it| pat(body, it)).collect();
        if let Some(at) = rest_at {
            shown.insert(at, "..".into());
        }
        shown.join(" ")
    };
    match &body.pat(id).kind {
        PatKind::Wild => "_".into(),
        PatKind::Bind { local: id, inner } => {
            let it = body.local(*id);
            let (mutable, by_ref) =
                (if it.mutable { "mut " } else { "" }, if it.by_ref { "ref " } else { "" });
            let inner = inner.map_or(String::new(), |it| format!(" @ {}", pat(body, it)));
            format!("{by_ref}{mutable}{}{inner}", local(body, *id))
        }
        PatKind::TupleStruct { path: it, items, rest_at, .. } => {
            format!("({} {})", path(it), list(items, *rest_at))
        }
        PatKind::Struct { path: it, fields, .. } => {
            let fields: Vec<_> =
                fields.iter().map(|(name, it)| format!("{name}: {}", pat(body, *it))).collect();
            format!("{} {{{}}}", path(it), fields.join(", "))
        }
        PatKind::Path(it, _) => format!("`{}", path(it)),
        PatKind::Tuple { items, rest_at } => format!("({})", list(items, *rest_at)),
        PatKind::Slice(it) => format!("[{}]", list(it, None)),
        PatKind::Ref(it) => format!("&{}", pat(body, *it)),
        PatKind::Or(it) => it.iter().map(|&it| pat(body, it)).collect::<Vec<_>>().join("|"),
        PatKind::Other => "other".into(),
    }
}

fn local(body: &Body, id: LocalId) -> String {
    format!("{}#{}", body.local(id).name, id.0)
}

pub fn expr(body: &Body, id: ExprId) -> String {
    let e = |id: ExprId| expr(body, id);
    let o = |id: &Option<ExprId>| id.map_or(String::new(), |it| format!(" {}", expr(body, it)));
    let l = |ids: &[ExprId]| list(body, ids);
    match &body.expr(id).kind {
        ExprKind::Missing => "missing".into(),
        ExprKind::TooDeep => "too deep".into(),
        ExprKind::Local(it) => local(body, *it),
        ExprKind::Path(it, _) => path(it),
        ExprKind::Literal(Literal::Str { value, bytes }) => {
            format!("{}{value:?}", if *bytes { "b" } else { "" })
        }
        ExprKind::Literal(Literal::Int(it, _)) => it.to_string(),
        ExprKind::Literal(Literal::Bool(it)) => it.to_string(),
        ExprKind::Literal(Literal::Float(_) | Literal::Other) => "lit".into(),
        ExprKind::Call { callee, args } => format!("({}{})", e(*callee), l(args)),
        ExprKind::MethodCall { receiver, name, generics, args, .. } => {
            let generics =
                generics.args().iter().map(|it| format!("<{}>", ty(it))).collect::<Vec<_>>().concat();
            format!("(.{name}{generics} {}{})", e(*receiver), l(args))
        }
        ExprKind::Macro(it) => macro_call(body, it),
        ExprKind::Field { base, name } => format!("{}.{name}", e(*base)),
        ExprKind::Index { base, index } => format!("{}[{}]", e(*base), e(*index)),
        ExprKind::Ref { mutable, inner } => format!("&{}{}", if *mutable { "mut " } else { "" }, e(*inner)),
        ExprKind::Deref(it) => format!("*{}", e(*it)),
        ExprKind::Unary(it) => format!("(unary {})", e(*it)),
        ExprKind::Binary { left, right, .. } => format!("(op {} {})", e(*left), e(*right)),
        ExprKind::Assign { place, value, plain } => {
            format!("({} {} {})", if *plain { "=" } else { "op=" }, e(*place), e(*value))
        }
        ExprKind::Cast { inner, ty: it, .. } => format!("(as {} {})", e(*inner), ty(it)),
        ExprKind::Range { start, end, inclusive } => {
            format!("(..{}{}{})", if *inclusive { "=" } else { "" }, o(start), o(end))
        }
        ExprKind::Try(it) => format!("{}?", e(*it)),
        ExprKind::Await(it) => format!("{}.await", e(*it)),
        _ => control(body, id),
    }
}

fn list(body: &Body, ids: &[ExprId]) -> String {
    ids.iter().map(|&it| format!(" {}", expr(body, it))).collect::<Vec<_>>().concat()
}

/// What a jump leaves, where that is not the loop next to it: nothing, or the loop or block so many expressions out.
fn target(body: &Body, jump: ExprId, target: Option<ExprId>) -> String {
    let Some(target) = target else { return " nowhere".into() };
    let next = body.ancestors(jump).find(|it| body.is_loop(*it));
    let out = body.ancestors(jump).position(|it| it == target);
    if next == Some(target) { String::new() } else { out.map_or(" inside".into(), |it| format!(" '{it}")) }
}

fn control(body: &Body, id: ExprId) -> String {
    let kind = &body.expr(id).kind;
    let e = |id: ExprId| expr(body, id);
    let o = |id: &Option<ExprId>| id.map_or(String::new(), |it| format!(" {}", expr(body, it)));
    let l = |ids: &[ExprId]| list(body, ids);
    match kind {
        ExprKind::Block(it) => block(body, it),
        ExprKind::If { condition, then, otherwise } => {
            format!("(if {} {}{})", e(*condition), e(*then), o(otherwise))
        }
        ExprKind::Let { pat: it, value } => format!("(let {} {})", pat(body, *it), e(*value)),
        ExprKind::Match { value, arms } => {
            let arm = |it: &Arm| format!(" [{}{} {}]", pat(body, it.pat), o(&it.guard), e(it.body));
            format!("(match {}{})", e(*value), arms.iter().map(arm).collect::<String>())
        }
        ExprKind::Loop { body } => format!("(loop {})", e(*body)),
        ExprKind::While { condition, body } => format!("(while {} {})", e(*condition), e(*body)),
        ExprKind::For { pat: it, iterable, body: inner } => {
            format!("(for {} {} {})", pat(body, *it), e(*iterable), e(*inner))
        }
        ExprKind::Closure { params, param_types, body: inner, by_move, .. } => {
            let typed =
                |ty_: &Option<TypeRef>| ty_.as_ref().map_or(String::new(), |it| format!(": {}", ty(it)));
            let params = params.iter().zip(param_types);
            let params: Vec<_> = params.map(|(it, ty)| format!("{}{}", pat(body, *it), typed(ty))).collect();
            format!("({}|{}| {})", if *by_move { "move " } else { "" }, params.join(", "), e(*inner))
        }
        ExprKind::Return(it) => format!("(return{})", o(it)),
        ExprKind::Break { target: it, value } => format!("(break{}{})", target(body, id, *it), o(value)),
        ExprKind::Continue { target: it } => format!("(continue{})", target(body, id, *it)),
        ExprKind::Struct { path: it, fields, base, .. } => {
            let field = |it: &FieldValue| {
                format!("{}{} {}", it.name, if it.shorthand { "" } else { ":" }, e(it.value))
            };
            let fields: Vec<_> = fields.iter().map(field).collect();
            let base = base.map_or(String::new(), |it| format!(" ..{}", e(it)));
            format!("{} {{{}{base}}}", path(it), fields.join(", "))
        }
        ExprKind::Tuple(it) => format!("(tuple{})", l(it)),
        ExprKind::Array(it) => format!("(array{})", l(it)),
        ExprKind::Repeat { value, length } => format!("(repeat {} {})", e(*value), e(*length)),
        _ => "?".into(),
    }
}

fn block(body: &Body, block: &Block) -> String {
    let kind = if block.kind == BlockKind::Plain { String::new() } else { format!("{:?} ", block.kind) };
    let statements: String = block.statements.iter().map(|it| statement(body, it) + " ").collect();
    let tail = block.tail.map_or(String::new(), |it| expr(body, it) + " ");
    format!("{kind}{{ {statements}{tail}}}")
}

fn statement(body: &Body, statement: &Statement) -> String {
    match statement {
        Statement::Let { pat: it, ty: ty_, value, otherwise, .. } => {
            let ty = ty_.as_ref().map_or(String::new(), |it| format!(": {}", ty(it)));
            let value = value.map_or(String::new(), |it| format!(" = {}", expr(body, it)));
            let otherwise = otherwise.map_or(String::new(), |it| format!(" else {}", expr(body, it)));
            format!("let {}{ty}{value}{otherwise};", pat(body, *it))
        }
        Statement::Expr { expr: it, semicolon, .. } => expr(body, *it) + if *semicolon { ";" } else { "" },
    }
}

fn macro_call(body: &Body, call: &MacroCall) -> String {
    let arg = |it: &MacroArg| {
        let name = it.name.as_ref().map_or(String::new(), |it| format!("{it}="));
        format!(" {name}{}", expr(body, it.value))
    };
    let args: String = call.args.iter().map(arg).collect();
    let idents =
        if call.idents.is_empty() { String::new() } else { format!(" with {}", call.idents.join(",")) };
    let parsed = if call.parsed { "" } else { " unparsed" };
    format!("({}!{parsed}{args}{idents})", path(&call.path))
}
