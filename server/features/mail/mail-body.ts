import type { MailLogo, MailStyle } from '../../kernel/site/site-mails.ts'
import type { ComposedMail } from './compose-mail.ts'

/** Renders the text part. The link is on a line of its own below its label, and is the first one. */
export const renderText = ({ paragraphs, link, after, footer }: ComposedMail): string =>
  [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after, `--\n${footer}`].join('\n\n')

/**
 * Renders the HTML part. It contains no URLs but the link, and no image but the logo, which is sent along, so that nothing
 * can track reading.
 */
export const renderHtml = (
  { language, subject, paragraphs, link, after, footer }: ComposedMail,
  { design, logo }: Pick<MailStyle, 'design' | 'logo'>,
): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:${escape(design.font ?? 'system-ui,sans-serif')};font-size:16px;line-height:1.5">
<div style="max-width:36em;margin:0 auto">
${[
  ...(logo ? [logoPart(logo, design.colors?.header)] : []),
  ...paragraphs.map(paragraph),
  ...(link ? linkParts(link, design.colors) : []),
  ...after.map(paragraph),
].join('\n')}
<hr style="border:0;border-top:1px solid #b8b2a9;margin:32px 0 16px">
<p style="margin:0;font-size:14px">${lines(footer)}</p>
</div>
</body>
</html>
`

/** The id of the logo among the parts of a mail. */
export const logoID = 'logo@ximblox'

const logoSource = `src="cid:${logoID}"`

/** Whether a mail shows a logo. Texts in it cannot: their quotes are escaped. */
export const showsLogo = (html: string): boolean => html.includes(logoSource)

/** The HTML part with the logo in place, as browsers need it. */
export const withLogo = (html: string, { mimeType, content }: MailLogo): string =>
  html.replace(logoSource, `src="data:${mimeType};base64,${content.toString('base64')}"`)

const logoPart = ({ alt, width }: MailLogo, background: string | undefined) => {
  const band = background === undefined ? '' : `;padding:16px 24px;background:${escape(background)}`
  return `<div style="margin:0 0 24px${band}"><img ${logoSource} alt="${escape(alt)}" width="${width}" style="display:block;max-width:100%;height:auto;border:0"></div>`
}

const linkParts = (
  { label, url, hint }: NonNullable<ComposedMail['link']>,
  { button = '#bb440c', buttonText = '#ffffff' }: NonNullable<MailStyle['design']['colors']> = {},
) => [
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${escape(button)};color:${escape(buttonText)};text-decoration:none">${escape(label)}</a></p>`,
  `<p style="margin:0 0 16px;font-size:14px">${escape(hint)}<br><span style="word-break:break-all">${escape(url)}</span></p>`,
]

const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`
const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
