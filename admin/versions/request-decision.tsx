import { Button, Group } from '@mantine/core'
import type { OpenRequest, Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Decision, DecisionDialog } from '../publication/decision-dialog.tsx'
import { useDecidable } from '../publication/use-decidable.ts'
import { Note } from '../ui/note.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'

/** Who asks for what is shown to be published, and the decision on it. */
export const RequestDecision = ({ page, request }: { page: Page; request: OpenRequest }) => {
  const t = useTranslations('publication')
  const may = useDecidable()(page, request)
  const [decision, setDecision] = useState<Decision>()
  return (
    <>
      <Note theme="orange" title={t('asked', { name: request.requester.name })}>
        {request.comment} <RelativeTime time={request.requestedAt} />
      </Note>
      {may.decide && (
        <Group gap="xs">
          <Button onClick={() => setDecision('accept')}>{t('accept')}</Button>
          <Button variant="default" onClick={() => setDecision('reject')}>
            {t('reject')}
          </Button>
        </Group>
      )}
      {decision && (
        <DecisionDialog
          decision={decision}
          versionID={request.versionID}
          title={page.title}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  )
}
