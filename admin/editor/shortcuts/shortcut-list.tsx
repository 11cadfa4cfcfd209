import { useTranslations } from 'use-intl'
import { useKeyName } from '../../ui/use-key-name.ts'
import classes from './shortcut-list.module.css'

const groups = {
  screen: [
    { does: 'save', keys: [['Ctrl', 'S']] },
    { does: 'undo', keys: [['Ctrl', 'Z']] },
    { does: 'redo', keys: [['Ctrl', 'Shift', 'Z']] },
    { does: 'find', keys: [['Ctrl', 'F']] },
    { does: 'nextPart', keys: [['F6']] },
    { does: 'previousPart', keys: [['Shift', 'F6']] },
    { does: 'help', keys: [['?']] },
  ],
  block: [
    { does: 'nextBlock', keys: [['↑'], ['↓']] },
    {
      does: 'extend',
      keys: [
        ['Shift', '↑'],
        ['Shift', '↓'],
      ],
    },
    { does: 'all', keys: [['Ctrl', 'A']] },
    {
      does: 'moveBlock',
      keys: [
        ['Alt', 'Shift', '↑'],
        ['Alt', 'Shift', '↓'],
      ],
    },
    { does: 'moveIn', keys: [['Alt', 'Shift', '→']] },
    { does: 'moveOut', keys: [['Alt', 'Shift', '←']] },
    { does: 'write', keys: [['Enter']] },
    { does: 'add', keys: [['/']] },
    { does: 'duplicate', keys: [['Ctrl', 'D']] },
    {
      does: 'clipboard',
      keys: [
        ['Ctrl', 'C'],
        ['Ctrl', 'X'],
        ['Ctrl', 'V'],
      ],
    },
    { does: 'remove', keys: [['Delete']] },
  ],
  text: [
    { does: 'bold', keys: [['Ctrl', 'B']] },
    { does: 'italic', keys: [['Ctrl', 'I']] },
    { does: 'strike', keys: [['Ctrl', 'Shift', 'S']] },
    { does: 'code', keys: [['Ctrl', 'E']] },
    { does: 'subscript', keys: [['Ctrl', ',']] },
    { does: 'superscript', keys: [['Ctrl', '.']] },
    { does: 'link', keys: [['Ctrl', 'K']] },
    { does: 'leaveText', keys: [['Esc']] },
  ],
} as const

export const ShortcutList = () => {
  const t = useTranslations('editor.shortcuts')
  const keyName = useKeyName()
  return (
    <>
      {(['screen', 'block', 'text'] as const).map(group => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          <h3 className={classes.group}>{t(`groups.${group}`)}</h3>
          <dl className={classes.list}>
            {groups[group].map(({ does, keys }) => (
              <div key={does}>
                <dt>{t(does)}</dt>
                <dd>
                  {keys.map(combination => (
                    <span key={combination.join()}>
                      {combination.map(key => (
                        <kbd key={key}>{keyName(key)}</kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={classes.note}>{t('mac')}</p>
    </>
  )
}
