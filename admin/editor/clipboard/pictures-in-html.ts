import { readHTML } from '../pasted-html/read-html.ts'
import { picturesIn, sourceOf } from '../rich-text/picture-marks.ts'
import { readPicture } from './read-picture.ts'

interface HTMLPictures {
  /** What the HTML contains itself, or this server can be asked for. */
  files: File[]
  /** How many others it names, which only another site or the computer of their author has. */
  elsewhere: number
}

/** The pictures in HTML of another program. Nothing is asked of other sites. */
export const picturesInHTML = async (html: string, origin: string): Promise<HTMLPictures> => {
  const sources = picturesIn(readHTML(html).body).map(sourceOf)
  const found = await Promise.all(sources.map(source => readPicture(source, origin)))
  const files = found.filter(file => file !== undefined)
  return { files, elsewhere: found.length - files.length }
}
