import { Text } from '@mantine/core'
import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Modal } from '../ui/modal.tsx'
import { Note } from '../ui/note.tsx'
import { NewShareForm } from './new-share-form.tsx'
import { ShareList } from './share-list.tsx'

interface Props {
  page: Page
  /** Describes the version that the link shows. */
  message: string
  /** Stores the version if necessary; undefined if that failed. */
  ensureVersion: () => Promise<VersionID | undefined>
  onClose: () => void
}

/** Creates and revokes links with which people without an account can see a version. */
export const ShareDialog = ({ page, message, ensureVersion, onClose }: Props) => {
  const t = useTranslations('sharing')
  const { entries, clear } = useErrorCollection('publication-requests')
  const [link, setLink] = useState('')
  useEffect(() => clear, [clear])
  return (
    <Modal title={t('title')} opened onClose={onClose} size="md">
      <ErrorSummary entries={entries} />
      <Text size="sm" mb="md">
        {message}
      </Text>
      {link === '' ? (
        <NewShareForm ensureVersion={ensureVersion} onCreated={setLink} />
      ) : (
        <ShareLink link={link} />
      )}
      <ShareList page={page} />
    </Modal>
  )
}

/** A new link, which can only be shown once because the server stores a hash of it. */
const ShareLink = ({ link }: { link: string }) => {
  const t = useTranslations('sharing')
  return (
    <>
      <Note theme="orange">{t('once')}</Note>
      <CopyField label={t('link')} value={link} />
    </>
  )
}
