import type { ComposedMail } from './compose-mail.ts'

/** Renders the text part. The link is on a line of its own, and is the first one. */
export const renderText = ({ paragraphs, link, after, footer }: ComposedMail): string =>
  [...paragraphs, ...(link ? [link.url] : []), ...after, `--\n${footer}`].join('\n\n')

/** Renders the HTML part. It contains no images and no URLs but the link, so that nothing can track reading. */
export const renderHtml = ({ language, subject, paragraphs, link, after, footer }: ComposedMail): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:36em;margin:0 auto">
${[...paragraphs.map(paragraph), ...(link ? linkParts(link) : []), ...after.map(paragraph)].join('\n')}
<hr style="border:0;border-top:1px solid #b8b2a9;margin:32px 0 16px">
<p style="margin:0;font-size:14px">${lines(footer)}</p>
</div>
</body>
</html>
`

const linkParts = ({ label, url, hint }: NonNullable<ComposedMail['link']>) => [
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#bb440c;color:#ffffff;text-decoration:none">${escape(label)}</a></p>`,
  `<p style="margin:0 0 16px;font-size:14px">${escape(hint)}<br><span style="word-break:break-all">${escape(url)}</span></p>`,
]

const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`
const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
