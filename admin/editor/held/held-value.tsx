import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MarkedParts } from '../../ui/marked-parts.tsx'
import { repairHeld, undoHeld } from '../state/commands/held.ts'
import { fieldAt } from '../state/document/field-place.ts'
import { isSamePlace, type Place, valueIn } from '../state/document/place.ts'
import { useWorkspace } from '../workspace.ts'
import classes from './held-value.module.css'
import { useHeldPlaces } from './use-held-places.ts'
import { wrongParts } from './wrong-parts.ts'

/** Says of a value that it alone is not saved, and what can be done about it; nothing if it is saved. */
export const HeldValue = ({ place }: { place: Place }) => {
  const t = useTranslations('editor.held')
  const { editor } = useWorkspace()
  const isHeld = useHeldPlaces().some(held => isSamePlace(held, place))
  if (!isHeld) return null
  const { document } = editor.store.getState()
  const field = fieldAt(editor.registry, document, place)
  const parts = field ? wrongParts(field, valueIn(document, place)) : []
  return (
    <section className={classes.held} aria-label={t('notSaved')}>
      <p>{t('notSaved')}</p>
      {parts.length > 0 && (
        <p className={classes.words}>
          <MarkedParts parts={parts} />
        </p>
      )}
      <Group gap="xs">
        {editor.can(repairHeld(place)) && (
          <Button size="xs" variant="default" onClick={() => editor.run(repairHeld(place))}>
            {t('repair')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => editor.run(undoHeld(place))}>
          {t('undo')}
        </Button>
      </Group>
    </section>
  )
}
