import { defineSite } from 'ximblox'
import { basic, greeting, rule } from './src/definitions.js'

export default defineSite({
  name: 'Elsewhere',
  locales: ['en-gb'],
  blocks: [greeting, rule],
  pageTypes: [basic],
  interfaceLanguages: ['en', 'nl'],
})
