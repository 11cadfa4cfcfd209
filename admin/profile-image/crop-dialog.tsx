import { Button } from '@mantine/core'
import { type PointerEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '../ui/modal.tsx'
import classes from './crop-dialog.module.css'
import { renderSquare } from './render-square.ts'
import { clampCrop, initialCrop, maxZoom, type SquareCrop, sideOf } from './square-crop.ts'

interface Props {
  image: ImageBitmap
  busy: boolean
  onClose: () => void
  onCrop: (crop: SquareCrop) => void
}

const previewSize = 640

/** Crops an image to a square, by dragging or with sliders. */
export const CropDialog = ({ image, busy, onClose, onCrop }: Props) => {
  const t = useTranslations('profile')
  const tModal = useTranslations('modal')
  const id = useId()
  const [crop, setCrop] = useState(() => initialCrop(image))
  const change = (changes: Partial<SquareCrop>) => setCrop(clampCrop(image, { ...crop, ...changes }))

  // The dialog mounts its content after this component, so that an effect here would come too early.
  const render = (canvas: HTMLCanvasElement | null) => {
    if (canvas) renderSquare(canvas, image, crop)
  }

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const scale = sideOf(image, crop) / event.currentTarget.clientWidth
    change({ x: crop.x - event.movementX * scale, y: crop.y - event.movementY * scale })
  }
  const sliders = [
    { name: t('zoom'), value: crop.zoom, from: 1, to: maxZoom, step: 0.01, key: 'zoom' },
    { name: t('across'), value: crop.x, from: 0, to: image.width, step: 1, key: 'x' },
    { name: t('down'), value: crop.y, from: 0, to: image.height, step: 1, key: 'y' },
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
          <Button loading={busy} onClick={() => onCrop(crop)}>
            {t('use')}
          </Button>
        </>
      }
    >
      <canvas
        ref={render}
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
