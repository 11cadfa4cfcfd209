import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LinkTarget } from '@ximblox/blocks/link-target'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { apiPath } from '@ximblox/contract/api-path'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { mediaKey } from '../../media/media-queries.ts'
import { usePage } from '../../pages/use-found-pages.ts'
import { isLive } from '../../publication/page-state.ts'
import { usePagePath } from '../../settings/use-page-path.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import textClasses from '../../ui/text.module.css'
import { useAnchors } from './anchored-blocks.ts'
import { isGone } from './is-gone.ts'
import { LinkIcon, type LinkKind } from './link-icon.tsx'
import classes from './link-summary.module.css'
import { useLinkTexts } from './link-texts.ts'
import type { Suggestion } from './suggestion.ts'
import { kindOf } from './written-link.ts'

/** The target of a link, with a way to open it. */
export const LinkSummary = ({ link }: { link: LinkAttributes }) => {
  if ('href' in link) return <WrittenSummary href={link.href} />
  const { target } = link
  return target.ref === 'file' ? <FileSummary id={target.id} /> : <PageSummary target={target} />
}

const WrittenSummary = ({ href }: { href: string }) => {
  const text = href.replace(/^(mailto|tel):/i, '')
  return <Known suggestion={{ kind: 'written', link: { kind: kindOf(href), href, text } }} address={href} />
}

const PageSummary = ({ target: { id, block: key } }: { target: LinkTarget & { ref: 'page' } }) => {
  const t = useTranslations('editor.links')
  const { data: page, error } = usePage(id)
  const pathOf = usePagePath()
  const node = useAnchors(id).find(anchored => anchored.key === key)
  if (!page) return <Unknown kind="page" text={error ? t(isGone(error) ? 'pageGone' : 'failed') : '…'} />
  const block = node && { key: node.key, anchor: node.anchorPoint }
  const address = isLive(page) ? pathOf(page) : `/cmsadmin/pages/${page.id}`
  return (
    <Known suggestion={{ kind: 'page', page, ...(block && { block }) }} address={address}>
      {page.state !== 'published' && <StateBadge state={page.state} />}
    </Known>
  )
}

const FileSummary = ({ id }: { id: number }) => {
  const t = useTranslations('editor.links')
  const client = useClient()
  const { data: file, error } = useQuery({
    queryKey: [...mediaKey, 'file', id, 'link'],
    queryFn: async ({ signal }) => (await client.media.getFile({ params: { id } }, { signal })).file,
  })
  if (!file) return <Unknown kind="file" text={error ? t(isGone(error) ? 'fileGone' : 'failed') : '…'} />
  const address = file.sharedPath || apiPath('/medialib/file/{id}/original', { id: String(id) })
  return <Known suggestion={{ kind: 'file', file }} address={address} />
}

interface KnownProps {
  suggestion: Suggestion
  address: string | undefined
  children?: ReactNode
}

const Known = ({ suggestion, address, children }: KnownProps) => {
  const t = useTranslations('editor.links')
  const { kind, title, detail } = useLinkTexts()(suggestion)
  return (
    <div className={classes.summary}>
      <LinkIcon kind={kind} />
      <span className={classes.text}>
        <span className={textClasses.name}>{title}</span>
        <span className={textClasses.detail}>{detail}</span>
      </span>
      {children}
      {address !== undefined && kind !== 'anchor' && (
        <ActionIcon
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          color="gray"
          aria-label={t('open')}
          title={t('open')}
        >
          <ExternalLink size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

const Unknown = ({ kind, text }: { kind: LinkKind; text: string }) => (
  <div className={classes.summary}>
    <LinkIcon kind={kind} />
    <span className={classes.text}>{text}</span>
  </div>
)
