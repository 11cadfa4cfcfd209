import type { BulkAction, PreviewedChange } from '@ximblox/contract/bulk'
import type { Client } from '@ximblox/contract/client'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { useClient } from '../../../../api/client.tsx'
import { isUsed } from '../../../../publication/use-previewed-change.ts'
import type { ChosenPage } from './chosen-pages.ts'

export interface Given {
  action: BulkAction
  comment: string
  tags: readonly number[]
}

type Undo = (() => Promise<unknown>) | undefined

/** Makes the call for one page, and resolves to the call that undoes it. */
export const useChange = ({ action, comment, tags }: Given) => {
  const client = useClient()
  return async (page: ChosenPage, { to, usedBy }: Pick<PreviewedChange, 'to' | 'usedBy'>): Promise<Undo> => {
    const params = { id: page.id }
    const wasLive = page.state === 'published' || page.state === 'unpublished-changes'
    switch (action) {
      case 'publish':
        await client.page.publish({ params })
        // What was live before cannot be published again.
        return wasLive ? undefined : () => client.page.unpublish({ params })
      case 'request':
        await client.page.requestPublication({ params, body: { comment } })
        return () => client.page.revokePublication({ params })
      case 'unpublish':
        await client.page.unpublish({ params })
        return () => client.page.republish({ params })
      case 'delete':
        await client.page.delete({ params, body: { force: isUsed(usedBy) } })
        return async () => {
          await client.page.restore({ params })
          if (wasLive) await client.page.republish({ params })
        }
      case 'move':
        await client.page.save({
          params,
          body: { id: page.id, slug: to ?? page.slug, shouldUpdateLinks: true },
        })
        return () =>
          client.page.save({ params, body: { id: page.id, slug: page.slug, shouldUpdateLinks: true } })
      case 'tag': {
        const added = await changeTags(client, page, ids => [...ids, ...tags.filter(id => !ids.includes(id))])
        return () => changeTags(client, page, ids => ids.filter(id => !added.includes(id)))
      }
    }
  }
}

/** Stores other tags, and returns the ids of those that the page did not have. */
const changeTags = async (
  client: Client,
  { id }: ChosenPage,
  change: (ids: readonly number[]) => readonly number[],
): Promise<number[]> => {
  const { page } = await client.page.get({ params: { id } })
  const { pageVersion } = page
  const props: JsonObject = pageVersion.pageType.props
  const before = idsIn(props.tags)
  const after = change(before)
  const pageType = {
    ...pageVersion.pageType,
    props: { ...props, tags: after.map(tagID => ({ ref: 'tag', id: tagID })) },
  }
  await client.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, pageType },
  })
  return after.filter(tagID => !before.includes(tagID))
}

const idsIn = (tags: Json | undefined): number[] =>
  Array.isArray(tags)
    ? tags.flatMap(tag =>
        typeof tag === 'object' && tag !== null && 'id' in tag && typeof tag.id === 'number' ? [tag.id] : [],
      )
    : []
