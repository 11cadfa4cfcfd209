import { defineDocument } from 'ximblox/document'

/** What every document of the site has besides the page itself. Paths begin at the folder of the project. */
export default defineDocument({ theme: 'src/theme.css' })
