import { useQueryClient } from '@tanstack/react-query'
import type { FileView } from '@ximblox/blocks/render/page-view'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { isOffline, isRefusal } from '@ximblox/contract/client/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { useWorkspace } from '../workspace.ts'
import { fetchAnchors, useOwnAnchors } from './anchored-blocks.ts'
import { pageTarget } from './page-target.ts'
import { singleRun } from './single-run.ts'
import type { Suggestion } from './suggestion.ts'
import { usePageAtAddress } from './use-page-at-address.ts'

interface Choice {
  link: LinkAttributes
  text: string
}

type Outcome =
  | ({ step: 'set' } & Choice)
  /** For a page that has blocks with anchor points. */
  | ({ step: 'ask-for-place' } & Choice)
  | { step: 'ask-to-share'; file: MediaItem }

interface Options {
  onSet: (link: LinkAttributes, text: string) => void
  onAskForPlace: (link: LinkAttributes, text: string) => void
  onAskToShare: (file: MediaItem) => void
}

/** Turns a chosen suggestion into a link once everything it needs is known. */
export const useChoice = ({ onSet, onAskForPlace, onAskToShare }: Options) => {
  const outcomeOf = useOutcome()
  const { run, isBusy } = useSingleRun()
  const choose = (suggestion: Suggestion) =>
    run(
      () => outcomeOf(suggestion),
      outcome => {
        if (outcome.step === 'ask-to-share') return onAskToShare(outcome.file)
        const { link, text } = outcome
        return outcome.step === 'set' ? onSet(link, text) : onAskForPlace(link, text)
      },
    )
  return { choose, isBusy }
}

const useOutcome = () => {
  const client = useClient()
  const queries = useQueryClient()
  const { pageID, renderData } = useWorkspace()
  const own = useOwnAnchors()
  const findPage = usePageAtAddress()

  const hasAnchors = async (id: number): Promise<boolean> =>
    (id === pageID ? own : await orElse([], () => fetchAnchors(queries, client, id))).length > 0
  return async (suggestion: Suggestion): Promise<Outcome> => {
    switch (suggestion.kind) {
      case 'written': {
        const { kind, href, text } = suggestion.link
        const node = own.find(({ anchorPoint }) => kind === 'anchor' && href === `#${anchorPoint}`)
        if (node) return set({ target: pageTarget(pageID, node.key) }, text)
        const found = await orElse(null, () => findPage(href))
        // The URL already names the block.
        if (found) return set({ target: pageTarget(found.page.id, found.block?.key) }, found.page.title)
        return set({ href }, text)
      }
      case 'page': {
        const { page, block } = suggestion
        const link = { target: pageTarget(page.id, block?.key) }
        const isAsked = !block && (await hasAnchors(page.id))
        return { step: isAsked ? 'ask-for-place' : 'set', link, text: page.title }
      }
      case 'block':
        return set({ target: pageTarget(pageID, suggestion.key) }, suggestion.label)
      case 'file': {
        const { file } = suggestion
        if (!file.shared) return { step: 'ask-to-share', file }
        // The canvas only knows the files of the saved page.
        renderData.setState(({ files }) => ({ files: { ...files, [file.id]: viewOf(file) } }))
        return set({ target: { ref: 'file', id: file.id } }, file.fileName)
      }
    }
  }
}

const set = (link: LinkAttributes, text: string): Outcome => ({ step: 'set', link, text })

/** A link can be created without what could not be fetched. */
const orElse = async <T>(otherwise: T, fetch: () => Promise<T>): Promise<T> => {
  try {
    return await fetch()
  } catch (error) {
    if (isRefusal(error) || isOffline(error)) return otherwise
    throw error
  }
}

const viewOf = (file: MediaItem): FileView => ({
  id: file.id,
  fileName: file.fileName,
  kind: file.kind,
  mimeType: file.mimeType,
  size: file.size,
  width: file.width ?? null,
  height: file.height ?? null,
  alt: file.defaultAltText,
  hash: file.hash,
  video: file.videoUrl ?? null,
  shared: file.shared,
  focalPoint: file.focalPoint,
})

/** Runs one task at a time; its result is ignored once the component has unmounted. */
const useSingleRun = () => {
  const [isBusy, setBusy] = useState(false)
  const { run, start, stop } = useMemo(() => singleRun(setBusy), [])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return { run, isBusy }
}
