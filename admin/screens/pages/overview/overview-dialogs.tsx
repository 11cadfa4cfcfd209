import type { Locale } from '@ximblox/contract/locales'
import type { OverviewRow } from '@ximblox/contract/overview'
import { Suspense } from 'react'
import { useSettings } from '../../../settings/use-settings.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import type { PreparedAction } from './table-context.ts'

// Dialogs are not needed to show the overview.
const BulkDialog = lazyComponent(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog)
const CreateTranslationDialog = lazyComponent(
  async () => (await import('../../../pages/create-translation-dialog.tsx')).CreateTranslationDialog,
)

interface Props {
  prepared: PreparedAction | undefined
  translating: { row: OverviewRow; locale: Locale } | undefined
  onClose: () => void
  onDone: () => void
}

export const OverviewDialogs = ({ prepared, translating, onClose, onDone }: Props) => {
  const settings = useSettings()
  return (
    <Suspense>
      {prepared && <BulkDialog {...prepared} onClose={onClose} onDone={onDone} />}
      {translating && settings && (
        <CreateTranslationDialog
          page={translating.row}
          locale={translating.locale}
          settings={settings}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
