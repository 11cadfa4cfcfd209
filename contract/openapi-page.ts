import type { JsonObject } from './fields.ts'
import type { OpenAPIDocument, Operation, Parameter } from './openapi/document.ts'
import { errorLinks, errorsSection } from './openapi/errors-view.ts'
import { type Html, html } from './openapi/html.ts'
import { schemaView } from './openapi/schema-view.ts'

interface ListedCall {
  method: string
  path: string
  operation: Operation
}

/** The API reference as one HTML page without scripts. */
export const openapiPage = (document: OpenAPIDocument): string => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: listed.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const schemas = Object.entries(document.components.schemas)
  const title = `${document.info.title} ${document.info.version}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/api/ximblox/docs.css">
</head>
<body>
<nav aria-label="Calls">
${groups.map(({ name, calls }) => html`<h2>${name}</h2><ul>${calls.map(navItem)}</ul>`)}
<h2><a href="#errors">Errors</a></h2>
<h2>Schemas</h2><ul>${schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul>
</nav>
<main>
<h1>${title}</h1>
<p>Every call under <code>${document.servers[0]?.url ?? '/'}</code>, generated from the schemas that the server enforces.
<a href="/api/ximblox/openapi.json">OpenAPI 3.1 document</a></p>
${groups.map(({ name, calls }) => html`<h2>${name}</h2>${calls.map(callSection)}`)}
${errorsSection(document['x-errors'])}
<h2>Schemas</h2>
${schemas.map(schemaSection)}
</main>
</body>
</html>
`.html
}

const navItem = ({ operation }: ListedCall) =>
  html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`

const callSection = ({ method, path, operation }: ListedCall) => html`<section id="${operation.operationId}">
<h3><code>${method} ${path}</code></h3>
<p>${operation.summary}</p>
<p>For: ${audiences[operation['x-permission']] ?? html`users with <code>${operation['x-permission']}</code>`}</p>
${operation.parameters.map(parameterView)}
${contentView('Request', operation.requestBody?.content)}
${contentView('Response', operation.responses['200']?.content)}
${errorsView(operation)}
</section>
`

const audiences: Record<string, string> = { anyone: 'anyone', user: 'logged-in users' }

const parameterView = (parameter: Operation['parameters'][number]) =>
  '$ref' in parameter ? html`` : namedParameter(parameter)

const namedParameter = ({ name, in: place, required, schema }: Parameter) =>
  html`<p>In the ${place}: <code>${name}${required ? '' : '?'}: ${schemaView(schema)}</code></p>
`

const contentView = (heading: string, content: Record<string, { schema?: JsonObject }> = {}) =>
  html`${Object.entries(content).map(
    ([
      type,
      { schema },
    ]) => html`<h4>${heading}, ${type}</h4>${schema ? html`<pre>${schemaView(schema)}</pre>` : ''}
`,
  )}`

const errorsView = ({ responses }: Operation) => {
  const refusals = Object.entries(responses).flatMap(([status, response]) =>
    response['x-errors'] ? [{ status, names: response['x-errors'] }] : [],
  )
  return html`<h4>Errors</h4><table>${refusals.map(
    ({ status, names }) => html`<tr><th scope="row">${status}</th><td>${errorLinks(names)}</td></tr>
`,
  )}</table>`
}

const schemaSection = ([name, schema]: [string, JsonObject]): Html => html`<section id="schema-${name}">
<h3>${name}</h3>
<pre>${schemaView(schema)}</pre>
${typeof schema.description === 'string' ? html`<pre>${schema.description}</pre>` : ''}
</section>
`

/** The stylesheet of the page, served as `/api/ximblox/docs.css`. */
export const openapiStyles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-columns: minmax(12rem, 18rem) minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem }
nav ul { list-style: none; margin: 0; padding: 0 }
main { padding: 1rem 2rem; max-width: 60rem }
section { margin-block: 2rem; padding-block-start: 1rem; border-block-start: 1px solid #8886 }
h1, h2, h3, h4 { line-height: 1.2; overflow-wrap: anywhere }
h3, h4 { margin-block-end: .25rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow: auto; padding: .75rem; background: #8881; border-radius: .25rem }
table { border-collapse: collapse }
th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0 }
#errors { overflow-x: auto; font-size: .875rem }
i { font-style: normal; opacity: .75 }
:target { outline: 2px solid currentcolor; outline-offset: .5rem }
@media (width < 50rem) { body { display: block } nav { position: static; height: auto } }
`
