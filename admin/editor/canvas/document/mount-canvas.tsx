import type { Registry } from '@ximblox/blocks/registry'
import { pageDirection } from '@ximblox/blocks/render/text-direction'
import type { Views } from '@ximblox/blocks/render/views'
import { createRoot } from 'react-dom/client'
import { type Bridge, type Receive, readyEvent } from '../bridge.ts'
import { createActions } from './actions.ts'
import { askAgainForPictures } from './ask-again.ts'
import { createBlockSource } from './block-source.ts'
import canvasStyle from './canvas.css?inline'
import { type Canvas, CanvasProvider } from './canvas-context.ts'
import { CanvasPage } from './canvas-page.tsx'
import { createCanvasState, stopWriting } from './canvas-state.ts'
import { Chrome } from './chrome/chrome.tsx'
import { openChrome, styleSheet } from './chrome/open-chrome.ts'
import { listenToDrags } from './drag/listen-to-drags.ts'
import { holdWhilePasting } from './early-typing.ts'
import { boxOf, createElements } from './elements.ts'
import { createFoundMarks } from './found.ts'
import { listenToKeys } from './keyboard.ts'
import { createLayout } from './layout.ts'
import { listenToPointer } from './pointer.ts'
import { returnFocus } from './return-focus.ts'
import { revealSelected } from './reveal.ts'
import { richTextModule } from './rich-text/load-rich-text.ts'
import { createScroller } from './scroller.ts'
import { selectByDragging } from './select-by-dragging.ts'
import { showArranged } from './show-arranged.ts'
import { showUndone } from './show-undone.ts'
import { followSlash } from './slash/follow-slash.ts'
import { SlashMenu } from './slash/slash-menu.tsx'
import { keepTabStops } from './tab-order.ts'
import { writeIn, writeInSelectedOnly, writeSelected } from './write.ts'

/** What a site provides for the canvas: its block types and their views. */
interface CanvasSite {
  registry: Registry
  views: Views
}

/** Renders the edited page in the document that the admin area frames. */
export const mountCanvas = (site: CanvasSite): void => {
  const receive: Receive = bridge => {
    // A tab that has been open for long may still run the admin area of an earlier build.
    if (bridge.protocol !== 1) throw new Error('the document around this canvas is of another version')
    start(site, bridge)
  }
  window.frameElement?.dispatchEvent(new CustomEvent(readyEvent, { detail: receive }))
}

const start = ({ registry, views }: CanvasSite, bridge: Bridge): void => {
  const stop = new AbortController()
  const elements = createElements()
  const state = createCanvasState()
  const scroller = createScroller()
  const canvas: Canvas = {
    bridge,
    registry,
    elements,
    state,
    layout: createLayout(),
    blocks: createBlockSource(registry),
    scroller,
    actions: createActions(bridge, elements, scroller),
    richText: richTextModule(bridge),
    chrome: openChrome(),
  }
  const { locale } = bridge.renderData.getState().page
  document.documentElement.lang = locale
  document.documentElement.dir = pageDirection(locale) ?? ''
  document.documentElement.dataset.ximblox = bridge.readOnly ? 'reading' : 'editing'
  canvas.chrome.host.setAttribute('data-scheme', bridge.scheme)
  document.adoptedStyleSheets = [styleSheet(canvasStyle)]

  const root = createRoot(document.body)
  root.render(
    <CanvasProvider value={canvas}>
      <CanvasPage views={views} />
      <Chrome />
      <SlashMenu />
    </CanvasProvider>,
  )
  const stopFollowing = [bridge.editor.store, bridge.renderData, state].map(store =>
    store.subscribe(canvas.layout.changed),
  )
  keepTabStops(canvas)
  revealSelected(canvas)
  writeInSelectedOnly(canvas)
  followSlash(canvas, stop.signal)
  showArranged(canvas)
  showUndone(canvas)
  listenToKeys(canvas, stop.signal)
  selectByDragging(canvas, stop.signal)
  listenToPointer(canvas, stop.signal)
  returnFocus(canvas, stop.signal)
  askAgainForPictures(stop.signal)
  if (!bridge.readOnly) canvas.richText.preload()
  const stopClipboard = bridge.clipboard.serve(document, {
    onCut: canvas.actions.focusSelected,
    onPaste: holdWhilePasting(canvas),
  })
  const stopDrags = bridge.readOnly ? () => {} : listenToDrags(canvas)
  const found = createFoundMarks(canvas)
  bridge.registerCanvas?.({
    scrollTo: block => {
      const root = elements.root(block)
      if (root) scroller.scrollTo(root, 'middle')
    },
    focusBlock: canvas.actions.focus,
    writeIn: (block, where) => writeIn(canvas, block, where),
    hasText: (block, name) =>
      elements.fields(block).some(field => field.dataset.field === name && boxOf(field) !== undefined),
    onLayout: canvas.layout.subscribe,
    writeSelected: block => writeSelected(canvas, block),
    markFound: found.mark,
    showFound: found.show,
    writeFound: found.write,
  })
  addEventListener('pagehide', () => {
    stop.abort()
    stopDrags()
    stopClipboard()
    for (const stopOne of stopFollowing) stopOne()
    stopWriting(state)
    root.unmount()
  })
}
