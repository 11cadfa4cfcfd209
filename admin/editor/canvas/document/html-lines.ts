/** The words of HTML; one block a line. */
export const linesOfHTML = (html: string): string => {
  const ends = /<(br|hr|\/(p|div|h[1-6]|li|dt|dd|tr|td|th|pre|blockquote|figcaption))\b[^>]*>/gi
  const { body } = new DOMParser().parseFromString(html.replaceAll(ends, '\n$&'), 'text/html')
  for (const element of body.querySelectorAll('script, style, template')) element.remove()
  const lines = body.textContent.split('\n').map(line => line.replaceAll(/\s+/g, ' ').trim())
  return lines.filter(line => line !== '').join('\n')
}
