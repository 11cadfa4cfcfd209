import type { JsonObject } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'

/** Structured data for search engines. It is data to the browser, so policies about scripts do not concern it. */
export const JsonLd = ({ data }: { data: JsonObject }): ReactNode => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
)

/** Nothing in the text can end the element or begin a comment in it. */
const scriptText = (data: JsonObject): string => JSON.stringify(data).replaceAll('<', '\\u003c')
