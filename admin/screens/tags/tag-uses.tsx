import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Tag } from '@ximblox/contract/tag'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { PageUseItem } from '../../pages/page-use-item.tsx'
import { tagsKey } from '../../tags/tag-queries.ts'
import textClasses from '../../ui/text.module.css'
import classes from './tag-uses.module.css'

/** The pages and files with a tag; the first of them, when they are many. */
export const TagUses = ({ tag: { id } }: { tag: Tag }) => {
  const t = useTranslations('tags')
  const tUses = useTranslations('uses')
  const client = useClient()
  const { data, isError } = useQuery({
    queryKey: [...tagsKey, 'uses', id],
    queryFn: ({ signal }) => client.tag.listPages({ body: { tagID: id, pageSize: most } }, { signal }),
  })
  if (isError) return <p role="alert">{t('usesFailed')}</p>
  if (!data) return <Skeleton height={80} />
  const { items, totalItems } = data.data
  return (
    <ul className={classes.uses}>
      {items.map(page => (
        <PageUseItem key={page.pageID} page={page} />
      ))}
      {totalItems > items.length && <li>{tUses('morePages', { count: totalItems - items.length })}</li>}
      {data.files.map(file => (
        <li key={`file ${file.id}`}>
          {file.fileName} <span className={textClasses.detail}>{file.path}</span>
        </li>
      ))}
      {data.totalFiles > data.files.length && (
        <li>{t('moreFiles', { count: data.totalFiles - data.files.length })}</li>
      )}
    </ul>
  )
}

const most = 100
