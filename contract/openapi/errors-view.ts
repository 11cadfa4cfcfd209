import type { ErrorName } from '../errors.ts'
import type { DescribedError } from './document.ts'
import { validationErrors } from './error-responses.ts'
import { type Html, html } from './html.ts'

/** The whole catalogue as a table. */
export const errorsSection = (errors: readonly DescribedError[]): Html => html`<section id="errors">
<h2>Errors</h2>
<p>A refusal lists its errors in <code>Errors</code>: each with a <code>code</code>, and with a <code>reason</code> where one code
covers several errors. The client of this site compares names: <code>isRefusal(error, &#39;staleRevision&#39;)</code>.</p>
<table>
<tr><th scope="col">Name</th><th scope="col">Code, reason</th><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Calls</th></tr>
${errors.map(errorRow)}</table>
</section>
`

const errorRow = ({ name, code, reason, status, params, meaning, calls }: DescribedError) =>
  html`<tr id="error-${name}"><th scope="row">${name}</th><td>${[code, reason].filter(Boolean).join(' ')}</td><td>${status}</td>
<td>${meaning}${params.length > 0 ? ` Params: ${params.join(', ')}.` : ''}</td><td>${callLinks(calls)}</td></tr>
`

const callLinks = (calls: DescribedError['calls']) =>
  typeof calls === 'string' ? calls : separated(calls.map(id => html`<a href="#${id}">${id}</a>`))

/** The errors of a call by name; those of values are too many to be listed with each. */
export const errorLinks = (names: readonly string[]): Html => {
  const own = names.filter(name => !isValidationName(name))
  return separated([
    ...own.map(name => html`<a href="#error-${name}">${name}</a>`),
    ...(own.length < names.length ? [html`<a href="#errors">validation errors</a>`] : []),
  ])
}

const validationNames: ReadonlySet<string> = new Set<ErrorName>(validationErrors)
const isValidationName = (name: string) => validationNames.has(name)

const separated = (parts: readonly Html[]): Html =>
  html`${parts.map((part, index) => html`${index > 0 ? ', ' : ''}${part}`)}`
