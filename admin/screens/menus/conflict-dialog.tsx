import { Button } from '@mantine/core'
import type { MenuItem } from '@ximblox/contract/menus'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import classes from './conflict-dialog.module.css'

interface Props {
  mine: readonly MenuItem[]
  theirs: readonly MenuItem[]
  onClose: () => void
  onKeep: () => void
  onTake: () => void
}

/** Shows both menus when someone else saved a different one, and lets the user choose. */
export const ConflictDialog = ({ mine, theirs, onClose, onKeep, onTake }: Props) => {
  const t = useTranslations('menus')
  return (
    <Modal
      title={t('conflict')}
      opened
      onClose={onClose}
      size="lg"
      buttons={
        <>
          <Button variant="default" onClick={onTake}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={onKeep}>{t('keepMine')}</Button>
        </>
      }
    >
      <p>{t('conflictMessage')}</p>
      <div className={classes.both}>
        <section>
          <h3>{t('mine')}</h3>
          <Titles items={mine} />
        </section>
        <section>
          <h3>{t('theirs')}</h3>
          <Titles items={theirs} />
        </section>
      </div>
    </Modal>
  )
}

const Titles = ({ items }: { items: readonly MenuItem[] }) => (
  <ul>
    {items.map(({ key, title, children }) => (
      <li key={key}>
        {title}
        {children.length > 0 && <Titles items={children} />}
      </li>
    ))}
  </ul>
)
