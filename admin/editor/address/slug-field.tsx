import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { allows } from '@ximblox/contract/rules/permissions'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { isLive } from '../../publication/page-state.ts'
import { useSession } from '../../session/use-session.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { useOpenedPage } from '../opened-page.ts'
import { useWorkspace } from '../workspace.ts'
import { useAddressDraft, useAddressDraftStore } from './address-draft.ts'
import { MoveConsequences } from './move-consequences.tsx'
import classes from './slug-field.module.css'
import { normalizeOwnPart, slugParts, wholeSlug } from './slug-parts.ts'
import { useSavePreview } from './use-save-preview.ts'

/** The page's own part of its URL, and the consequences of changing it. */
export const SlugField = ({ settings }: { settings: SiteSettings }) => {
  const t = useTranslations('editor.settings')
  const tPage = useTranslations('page')
  const messageOf = useMessage()
  const { page } = useOpenedPage()
  const { editor, readOnly } = useWorkspace()
  const address = useAddressDraftStore()
  const { permissions } = useSession()
  const draft = useAddressDraft()
  const refused = useErrorCollection('page-settings')
  const slug = draft.slug ?? page.slug
  const { preview, follows } = useSavePreview(page, { slug, swap: draft.swap })

  const prefix = editor.registry.pageTypes.get(page.type)?.slugPrefix[page.locale] ?? ''
  const { fixed, own } = slugParts(prefix, slug)
  const front = pathOf({ locale: page.locale, slug: fixed }, settings)
  const write = (typed: string) => {
    const next = wholeSlug({ fixed, own: normalizeOwnPart(fixed, typed) })
    if (refused.entries.length > 0) refused.clear()
    address.setState({ slug: next === page.slug ? null : next, swap: false })
  }

  const conflicting = preview?.moved.items.filter(({ taken }) => taken) ?? []
  const expectedErrors =
    conflicting.length > 0
      ? conflicting.map(({ title, locale, to }) =>
          t('childTaken', { title, path: pathOf({ locale, slug: to }, settings) }),
        )
      : preview?.needsPublisher
        ? [t('othersMove')]
        : messagesFor('slug', preview?.Errors ?? [], messageOf)
  const errors = refused.entries.length > 0 ? refused.entries.map(messageOf) : expectedErrors
  const isChanged = draft.slug !== null
  const mayMove = readOnly || !isLive(page) || allows(permissions, 'publish-page', page)
  const kept = useId()
  const isFree = isChanged && preview !== undefined && errors.length === 0
  return (
    <div>
      <FieldFrame label={tPage('slug')} errors={isChanged ? errors : []}>
        {({ className, ...input }) => (
          <span className={classes.field} data-invalid={input['aria-invalid'] || undefined}>
            <span className={classes.fixed} id={`${input.id}-fixed`}>
              {front.endsWith('/') ? front : `${front}/`}
            </span>
            <input
              {...input}
              aria-describedby={`${input.id}-fixed ${input['aria-describedby']}${mayMove ? '' : ` ${kept}`}`}
              className={`${className} ${classes.own}`}
              value={own}
              readOnly={follows !== null || !mayMove}
              onChange={event => write(event.currentTarget.value)}
              spellCheck={false}
              autoComplete="off"
            />
          </span>
        )}
      </FieldFrame>
      <output className={classes.status}>
        {isFree && !draft.swap && tPage('new.free', { path: pathOf({ ...page, slug }, settings) })}
        {isChanged && !preview && t('checking')}
      </output>
      {follows && (
        <p className={classes.follows}>
          {t('follows')}{' '}
          <Link to="/pages/$id" params={{ id: String(follows.pageID) }}>
            {follows.title}
          </Link>
        </p>
      )}
      {!mayMove && (
        <p id={kept} className={classes.follows}>
          {t('moveNeedsPublisher')}
        </p>
      )}
      {isChanged && preview?.swapsWith && (
        <Checkbox
          mt="xs"
          label={t('swap', { title: preview.swapsWith.title })}
          checked={draft.swap}
          onChange={event => address.setState({ swap: event.currentTarget.checked })}
        />
      )}
      {isFree && <MoveConsequences preview={preview} settings={settings} />}
    </div>
  )
}
