import { Box } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { OpenRequest, Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { DecisionButtons } from '../../publication/decision-buttons.tsx'
import { type Decision, DecisionDialog } from '../../publication/decision-dialog.tsx'
import { useRequestActions } from '../../publication/use-request-actions.ts'
import { Note } from '../../ui/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import classes from './request-decision.module.css'

/** The publication request for the version on the screen, and the decision about it. */
export const RequestDecision = ({ page, request }: { page: Page; request: OpenRequest }) => {
  const t = useTranslations('publication')
  const may = useRequestActions()(page, request)
  const navigate = useNavigate()
  const { clear } = useErrorCollection('publication-requests')
  const [decision, setDecision] = useState<Decision>()
  const open = (chosen: Decision) => {
    clear()
    setDecision(chosen)
  }
  return (
    <>
      <Note theme="orange" title={t('requestedBy', { name: request.requester.name })}>
        {request.comment !== '' && <span className={classes.comment}>{request.comment}</span>}
        <span className={classes.when}>
          <RelativeTime time={request.requestedAt} />
        </span>
      </Note>
      <Box mb="lg">
        <DecisionButtons may={may} onDecide={open} />
      </Box>
      {decision && (
        <DecisionDialog
          decision={decision}
          pageID={page.id}
          versionID={request.versionID}
          title={page.title}
          onDecided={() => void navigate({ to: '/publication-requests' })}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  )
}
