import { ActionIcon, Button } from '@mantine/core'
import { hasAddress } from '@ximblox/contract/content-types'
import type { Concerned } from '@ximblox/contract/letters'
import type { Page } from '@ximblox/contract/pages'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { Menu } from '../../ui/menu.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { PageActionItems, usePageActions } from '../publication/page-action-items.tsx'
import { usePageDialog } from '../publication/page-dialog-provider.tsx'
import { useSecondPerson } from '../publication/use-second-person.ts'
import { useUnpublishedChanges } from '../unpublished-changes.tsx'
import { useWorkspace } from '../workspace.ts'
import { publicationButtons } from './publication-buttons.ts'
import { PublishDialog } from './publish-dialog.tsx'
import classes from './top-bar.module.css'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { usePublication } from './use-publication.ts'

interface Props {
  page: Page
  onPage: (page: Page) => void
}

/** Save and Publish, with the further actions in a menu. */
export const SaveMenu = ({ page, onPage }: Props) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tPublication = useTranslations('publication')
  const tFourEyes = useTranslations('fourEyes')
  const { permissions } = useSession()
  const { readOnly } = useWorkspace()
  const actions = usePublication(page, onPage)
  const pageActions = usePageActions(page)
  const ask = usePageDialog()
  const [isUnpublishing, setUnpublishing] = useState(false)
  const [concerned, setConcerned] = useState<readonly Concerned[]>([])
  useShortcuts({ save: () => readOnly || void actions.save() })

  const second = useSecondPerson(page)
  const changes = useUnpublishedChanges()
  // An edited URL is not part of what is published; only Save moves the page.
  const buttons = publicationButtons(
    {
      facts: second.facts,
      isPage: hasAddress(page.type),
      isOtherNeeded: second.isNeeded,
      changes: changes?.length,
      pageActions,
    },
    permissions,
  )
  const isBusy = actions.busy !== null
  if (readOnly && buttons.isEmpty) return null
  return (
    <div className={classes.actions}>
      {!readOnly && (
        <Button
          variant={buttons.isSaveMain ? 'filled' : 'default'}
          title={t('saveHint')}
          loading={actions.busy === 'save'}
          disabled={isBusy}
          onClick={() => void actions.save()}
        >
          {t('save')}
        </Button>
      )}
      {buttons.hasBlockedPublish && (
        <Button disabled title={tFourEyes('authored')}>
          {tPage('publish')}
        </Button>
      )}
      <div className={classes.split}>
        {buttons.isPublished && (
          <Button disabled leftSection={<Check size={15} aria-hidden />} title={t('publishedHint')}>
            {tPage('state.published')}
          </Button>
        )}
        {buttons.hasPublish && (
          <Button
            title={t(readOnly ? 'publishHint' : 'saveAndPublishHint')}
            loading={actions.busy === 'publish'}
            disabled={isBusy}
            onClick={async () => setConcerned((await actions.publish()) ?? [])}
          >
            {tPage('publish')}
          </Button>
        )}
        {buttons.hasRequest && (
          <Button disabled={isBusy || !buttons.canRequest} onClick={() => ask('request')}>
            {tPublication(page.request ? 'requestAgain' : 'request')}
          </Button>
        )}
        {buttons.hasMenu && (
          <Menu
            target={
              <ActionIcon size="lg" disabled={isBusy} aria-label={t('more')}>
                <ChevronDown size={16} aria-hidden />
              </ActionIcon>
            }
          >
            <PageActionItems
              page={page}
              actions={buttons.listed}
              onAsk={ask}
              onUnpublish={buttons.mayUnpublish ? () => setUnpublishing(true) : undefined}
            />
          </Menu>
        )}
      </div>
      <UnpublishDialog
        opened={isUnpublishing}
        busy={isBusy}
        onClose={() => setUnpublishing(false)}
        onUnpublish={async response => (await actions.unpublish(response)) === true}
      />
      {concerned.length > 0 && (
        <PublishDialog
          concerned={concerned}
          busy={isBusy}
          onClose={() => setConcerned([])}
          onPublish={async () => (await actions.publishAnyway()) === true}
        />
      )}
    </div>
  )
}
