import { Button } from '@mantine/core'
import type { FocalPoint, MediaItem } from '@ximblox/contract/media'
import { isEqual } from '@ximblox/contract/rules/equal'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { centre, movePoint, pointAt } from './focal-point.ts'
import classes from './focal-point-form.module.css'
import { useAutosavedField } from './use-autosaved-field.ts'
import type { FileEdits } from './use-file-edits.ts'

interface Props {
  file: MediaItem
  edits: FileEdits
}

/** Sets the point that stays visible when an image is cropped automatically. */
export const FocalPointForm = ({ file, edits: { edit } }: Props) => {
  const t = useTranslations('media.focal')
  const client = useClient()
  const id = useId()
  const point = useAutosavedField({
    key: `${file.id} focalPoint`,
    stored: file.focalPoint,
    save: (focalPoint, base) => edit({ focalPoint }, now => isEqual(now.focalPoint, base)),
    wordsOf: () => `${t('title')} · ${file.fileName}`,
  })
  const shown = point.value ?? centre
  // The centre is the default, which is stored as null.
  const move = (to: FocalPoint) => point.change(isEqual(to, centre) ? null : to)
  const [x, y] = [shown.x, shown.y].map(part => Math.round(part * 100))

  const click = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // Clicks by keyboard have no position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    move(pointAt((clientX - left) / width, (clientY - top) / height))
  }
  const press = (event: KeyboardEvent) => {
    const next = movePoint(shown, event)
    if (!next) return
    event.preventDefault()
    move(next)
  }
  return (
    <div>
      <h3>{t('title')}</h3>
      <div className={classes.stage}>
        <button
          type="button"
          className={classes.image}
          aria-label={t('title')}
          aria-describedby={`${id}-help ${id}-at`}
          onClick={click}
          onKeyDown={press}
        >
          <img
            src={client.media.previewImage({
              query: { imageID: file.id, w: 640, v: file.hash.slice(0, 12) },
            })}
            alt=""
            draggable={false}
          />
          <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
      </div>
      <p id={`${id}-help`} className={classes.help}>
        {t('help')}
      </p>
      <output id={`${id}-at`}>{t('at', { x: String(x), y: String(y) })}</output>
      <div className={classes.buttons}>
        {!isEqual(shown, centre) && (
          <Button size="xs" variant="default" onClick={() => move(centre)}>
            {t('reset')}
          </Button>
        )}
      </div>
    </div>
  )
}
