import { Button, Group, Skeleton } from '@mantine/core'
import type { BlockChange } from '@ximblox/contract/history'
import { useTranslations } from 'use-intl'
import { ChangesList } from '../../comparison/changes-list.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { blockName } from '../../pages/block-name.ts'
import { isLive } from '../../publication/page-state.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { useOpenedPage } from '../opened-page.ts'
import { revertChange } from '../state/commands/revert-change.ts'
import { select } from '../state/commands/view.ts'
import { usePublishedComparison } from '../unpublished-changes.tsx'
import { useMayChange } from '../use-may-change.ts'
import { useShownState } from '../use-shown-state.ts'
import { useWorkspace } from '../workspace.ts'
import { outermostChanges } from './outermost-changes.ts'
import classes from './side-panel.module.css'

/** What publishing would change, block by block, and the way back for each. */
export const ChangesPanel = () => {
  const t = useTranslations('editor.changes')
  const { page } = useOpenedPage()
  const { changes, retry } = usePublishedComparison()
  const state = useShownState()
  if (!isLive(page)) return <p className={classes.empty}>{t('offline')}</p>
  if (state === 'published' || changes?.length === 0) return <p className={classes.empty}>{t('none')}</p>
  if (retry) return <LoadFailed onRetry={retry} />
  if (!changes) return <Skeleton height={160} m="md" />
  return (
    <div className={classes.comparison}>
      <ChangesList
        heading="h2"
        changes={outermostChanges(changes)}
        renderActions={change => <Actions change={change} />}
      />
    </div>
  )
}

const Actions = ({ change }: { change: BlockChange }) => {
  const t = useTranslations('editor.changes')
  const tVersions = useTranslations('versions')
  const { editor, readOnly } = useWorkspace()
  const { published } = usePublishedComparison()
  const { labelText } = useLanguage()
  const mayChange = useMayChange()
  const { blockKey, kind, type } = change
  const name =
    blockKey === null ? tVersions('page') : blockName(editor.registry.blocks.get(type), type, labelText)
  return (
    <Group gap="xs">
      {blockKey !== null && kind !== 'removed' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('showNamed', { name })}
          onClick={() => editor.run(select([blockKey]))}
        >
          {t('show')}
        </Button>
      )}
      {published && !readOnly && mayChange(type) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('revertNamed', { name })}
          onClick={() => editor.run(revertChange(published, change))}
        >
          {t('revert')}
        </Button>
      )}
    </Group>
  )
}
