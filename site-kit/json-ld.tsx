import type { JsonObject } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'

/**
 * Structured data for search engines. Browsers treat it as data, so content security policies for scripts do not apply.
 */
export const JsonLd = ({ data }: { data: JsonObject }): ReactNode => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
)

/** Escaped so that no text can end the element or start a comment in it. */
const scriptText = (data: JsonObject): string => JSON.stringify(data).replaceAll('<', '\\u003c')
