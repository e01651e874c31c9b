const api = await (await fetch("/api/openapi.json")).json();
const list = document.getElementById("list");
list.textContent = "";
const add = (parent, tag, text) => {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  parent.append(element);
  return element;
};
const schema = (s, seen = []) => {
  if (!s) return undefined;
  if (s.$ref) {
    const name = s.$ref.split("/").pop();
    return seen.includes(name) ? name : schema(api.components.schemas[name], [...seen, name]);
  }
  if (s.oneOf || s.anyOf) return (s.oneOf || s.anyOf).map((one) => schema(one, seen));
  if (s.type === "array") return [schema(s.items, seen)];
  if (s.properties) return Object.fromEntries(Object.entries(s.properties).map(([k, v]) => [k, schema(v, seen)]));
  return s.enum ? s.enum.join(" | ") : [].concat(s.type ?? "anything").join(" | ");
};
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, of] of Object.entries(methods)) {
    const details = add(list, "details");
    const summary = add(details, "summary");
    add(summary, "b", method.toUpperCase()).className = "m";
    add(summary, "code", path);
    summary.append(" " + (of.summary ?? ""));
    for (const p of of.parameters ?? []) add(details, "div", `${p.name} (${p.in}${p.required ? "" : ", may be left out"})`);
    const body = of.requestBody?.content?.["application/json"]?.schema;
    if (body) add(details, "pre", "sends " + JSON.stringify(schema(body), null, 2));
    const answer = of.responses?.["200"]?.content?.["application/json"]?.schema;
    if (answer) add(details, "pre", "gets " + JSON.stringify(schema(answer), null, 2));
  }
}
