import { Button, Group } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './decision-buttons.module.css'
import type { Decision } from './decision-dialog.tsx'
import type { RequestActions } from './request-actions.ts'

interface Props {
  may: RequestActions
  size?: 'xs' | 'sm'
  /** There is a more important button beside these. */
  isSecondary?: boolean
  onDecide: (decision: Decision) => void
}

/** The buttons to decide on a request, or the reason why another user has to. */
export const DecisionButtons = ({ may, size = 'sm', isSecondary = false, onDecide }: Props) => {
  const t = useTranslations('publication')
  const tFourEyes = useTranslations('fourEyes')
  const id = useId()
  const { secondPerson } = may
  const reason =
    secondPerson && (secondPerson === 'requested' ? tFourEyes('requested') : tFourEyes('authoredRequest'))
  if (!may.accept && !may.reject && reason === null) return null
  return (
    <div>
      <Group gap="xs">
        {(may.accept || reason !== null) && (
          <Button
            size={size}
            variant={isSecondary ? 'default' : 'filled'}
            disabled={!may.accept}
            aria-describedby={reason === null ? undefined : id}
            onClick={() => onDecide('accept')}
          >
            {t('accept')}
          </Button>
        )}
        {may.reject && (
          <Button size={size} variant="default" onClick={() => onDecide('reject')}>
            {t('reject')}
          </Button>
        )}
      </Group>
      {reason !== null && (
        <p id={id} className={classes.reason}>
          {reason}
        </p>
      )}
    </div>
  )
}
