import { colours } from '../drawings/shapes.ts'
import type { Publication, PublicationTexts } from '../publications/publication.ts'
import type { StarterLocale } from '../starter-page.ts'

// One typeface in two weights keeps the files small.
const style = `
  @page { margin: 24mm 26mm }
  body { font: 11pt/1.55 'DejaVu Sans', Arial, sans-serif; color: #16261e }
  h1 { font-size: 25pt; line-height: 1.15; color: ${colours.forest}; margin: 0 0 4mm }
  h2 { font-size: 12pt; color: ${colours.forest}; margin: 8mm 0 1.5mm }
  p { margin: 0; max-width: 145mm }
  .lead { font-size: 13pt; color: ${colours.green}; border-bottom: 1mm solid ${colours.marigold}; padding-bottom: 6mm; margin-bottom: 8mm }
  .answer { height: 9mm; border-bottom: 1px solid #ccdad0 }
  footer { margin-top: 14mm; color: #4b5f55; font-size: 9pt }`

const senders = { 'nl-nl': 'SOM Duurzaam Ondernemen', 'en-gb': 'SOM Sustainable Enterprise' }

/** The document of a publication; that of a tool has room for answers. */
export const publicationHtml = (
  { type, props }: Publication,
  { title, summary, intro, sections }: PublicationTexts,
  locale: StarterLocale,
): string => {
  const answer = type === 'tool' ? '<div class="answer"></div>' : ''
  const parts = sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>${answer}`)
  const origin = `${props.author}, ${props.year} · ${senders[locale]}`
  return `<!doctype html><html lang="${locale.slice(0, 2)}"><title>${title}</title><style>${style}</style>
    <h1>${title}</h1><p class="lead">${summary}</p><p>${intro}</p>${parts.join('')}<footer>${origin}</footer></html>`
}
