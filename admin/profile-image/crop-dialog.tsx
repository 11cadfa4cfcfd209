import { Button } from '@mantine/core'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '../ui/modal.tsx'
import classes from './crop-dialog.module.css'
import { drawSquare } from './draw-square.ts'
import { beginCrop, mostZoom, type SquareCrop, sideOf, withinPicture } from './square-crop.ts'

interface Props {
  picture: ImageBitmap
  busy: boolean
  onClose: () => void
  onCut: (crop: SquareCrop) => void
}

const previewSize = 640

/** Asks which square of a picture is to be kept: by dragging it, or with the sliders. */
export const CropDialog = ({ picture, busy, onClose, onCut }: Props) => {
  const t = useTranslations('profile')
  const tModal = useTranslations('modal')
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(() => beginCrop(picture))
  const change = (changes: Partial<SquareCrop>) => setCrop(withinPicture(picture, { ...crop, ...changes }))

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const scale = sideOf(picture, crop) / event.currentTarget.clientWidth
    change({ x: crop.x - event.movementX * scale, y: crop.y - event.movementY * scale })
  }
  const sliders = [
    { name: t('zoom'), value: crop.zoom, from: 1, to: mostZoom, step: 0.01, key: 'zoom' },
    { name: t('across'), value: crop.x, from: 0, to: picture.width, step: 1, key: 'x' },
    { name: t('down'), value: crop.y, from: 0, to: picture.height, step: 1, key: 'y' },
  ] as const

  return (
    <Modal
      title={t('cropTitle')}
      opened
      onClose={onClose}
      theme="orange"
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
          <Button loading={busy} onClick={() => onCut(crop)}>
            {t('use')}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={previewSize}
        height={previewSize}
        className={classes.canvas}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        {t('cropped')}
      </canvas>
      <div className={classes.sliders}>
        {sliders.map(({ name, value, from, to, step, key }) => (
          <div key={key} className={classes.slider}>
            <label htmlFor={id + key}>{name}</label>
            <input
              id={id + key}
              type="range"
              min={from}
              max={to}
              step={step}
              value={value}
              onChange={event => change({ [key]: Number(event.currentTarget.value) })}
            />
          </div>
        ))}
      </div>
    </Modal>
  )
}
