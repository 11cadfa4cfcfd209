import type { Plugin } from 'vite'

/** The event that a changed site is being served. */
export const siteChanged = 'ximblox:site-changed'
/** The event that there are no errors any more. */
export const allWell = 'ximblox:all-well'

/** The modules that the documents of development load, by their paths below the base of Vite. */
export const devModules = ({ admin, canvas }: { admin: string; canvas: string }): Plugin => {
  const sources = new Map([
    ['/@ximblox/refresh', refresh],
    ['/@ximblox/overlay', overlay],
    ['/@ximblox/admin', entry(admin)],
    ['/@ximblox/canvas', `${entry(canvas)}\n${replaceStyles}`],
    ['/@ximblox/page', page],
  ])
  return {
    name: 'ximblox:modules',
    resolveId: id => (sources.has(id) ? id : undefined),
    load: id => sources.get(id),
  }
}

/** The preparation that React Fast Refresh needs comes before every module with components. */
const entry = (module: string) =>
  `import '/@ximblox/overlay'\nimport '/@ximblox/refresh'\nimport ${JSON.stringify(module)}`

const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type`

/** Vite takes its overlay away only when it updates a module, which the correction of an error need not do. */
const overlay = `import.meta.hot.on('${allWell}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close()
})`

const page = `import '/@ximblox/overlay'
import.meta.hot.on('${siteChanged}', () => location.reload())`

/** The canvas keeps its state, so only its links to style sheets change, which are those of a newly loaded document. */
const replaceStyles = `import.meta.hot.on('${siteChanged}', async () => {
  const answer = await fetch(location.href)
  const loaded = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const sheets = root => [...root.querySelectorAll('link[rel=stylesheet]')]
  const fresh = sheets(loaded).map(sheet => sheet.getAttribute('href'))
  sheets(document).forEach((sheet, index) => {
    if (fresh[index] && sheet.getAttribute('href') !== fresh[index]) sheet.setAttribute('href', fresh[index])
  })
})`
