/** The words that a browser shows of HTML, in their order. */
export const seenWords = (html: string, screen: Document): string[] => {
  screen.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  for (const hidden of screen.body.querySelectorAll(
    '.sr-only:not(:has(math)), [style*="mso-hide"], [style*="clip: rect(0px"]',
  ))
    hidden.remove()
  for (const box of screen.body.querySelectorAll(
    'en-todo, [type=checkbox], [role=checkbox], .checkbox, [alt*=checked]',
  ))
    box.before(' ☑ ')
  for (const picture of screen.body.querySelectorAll('img'))
    if (emoji.test(picture.alt)) picture.replaceWith(picture.alt)
  // Chromium shows a space beside a `wbr`, but leaves it out of the text.
  for (const opportunity of screen.body.querySelectorAll('wbr')) opportunity.remove()
  for (const object of screen.body.querySelectorAll('object')) object.replaceWith(...object.childNodes)
  for (const details of screen.body.querySelectorAll('details')) details.open = true
  for (const field of screen.body.querySelectorAll('input')) field.replaceWith(` ${shownIn(field)} `)
  for (const field of screen.body.querySelectorAll('textarea')) field.replaceWith(` ${field.value} `)
  for (const select of screen.body.querySelectorAll('select'))
    select.replaceWith(` ${[...select.options].map(({ text }) => text).join(' ')} `)
  for (const quote of screen.body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”')
  for (const box of screen.body.querySelectorAll('button, codeblock'))
    box.replaceWith(' ', ...box.childNodes, ' ')
  for (const formula of screen.body.querySelectorAll('.katex-html, annotation')) formula.remove()
  for (const fraction of screen.body.querySelectorAll('mfrac')) fraction.firstElementChild?.after(' ')
  for (const border of screen.body.querySelectorAll('[data-stringify-type=paragraph-break]'))
    border.before(' ')
  for (const formula of screen.body.querySelectorAll('math')) formula.replaceWith(formula.textContent)
  for (const note of screen.body.querySelectorAll('.sdfootnotesym, rt')) note.after(' ')
  // Blocks in ruby text, which `innerText` joins with the words beside them.
  for (const box of screen.body.querySelectorAll('rt *'))
    if (getComputedStyle(box).display === 'inline-block') box.replaceWith(' ', ...box.childNodes, ' ')
  const words = wordsIn(screen.body.innerText)
  screen.body.replaceChildren()
  return words
}

/** Read as a character, which parts the words beside it. */
const emoji = /^\s*\p{RGI_Emoji}+\s*$/v

const shownIn = ({ type, value }: HTMLInputElement): string =>
  /^(text|email|search|tel|url)$/.test(type) ? value : ''

/** A word of letters and digits; every character of Chinese and Japanese, which are written without blanks. */
export const wordsIn = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}\u00AD])+/gu,
  ) ?? []
