import { ActionIcon, Button, NativeSelect, Skeleton } from '@mantine/core'
import type { CropParams } from '@ximblox/contract/blocks'
import type { LucideIcon } from 'lucide-react'
import FlipHorizontal from 'lucide-react/icons/flip-horizontal'
import FlipVertical from 'lucide-react/icons/flip-vertical'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import classes from './crop-dialog.module.css'
import { offeredRatios, ratioIn, ratios } from './crop-geometry.ts'
import { CropNumbers } from './crop-numbers.tsx'
import { useCropper } from './use-cropper.ts'
import { useImageBlob } from './use-image-blob.ts'

export interface CropDialogProps {
  fileID: number
  fileName: string
  crop: CropParams | null
  /** The initial ratio of width to height; absent if the user may choose freely. */
  aspectRatio?: number | undefined
  onClose: () => void
  /** Null for the whole image. */
  onCrop: (crop: CropParams | null) => void
}

/** Crops, rotates and flips one use of an image; the file itself does not change. */
export const CropDialog = ({ fileID, fileName, crop, aspectRatio, onClose, onCrop }: CropDialogProps) => {
  const t = useTranslations('media.crop')
  const tModal = useTranslations('modal')
  const { data: blob, isError, refetch } = useImageBlob(fileID)
  const [ratio, setRatio] = useState(aspectRatio === undefined ? '' : String(aspectRatio))
  const cropper = useCropper({ crop, aspectRatio, blob })
  const { data, image, preview, set, setAspectRatio } = cropper
  const offered = offeredRatios(ratios, aspectRatio, t('ownRatio'))

  return (
    <Modal
      title={t('title', { name: fileName })}
      opened
      onClose={onClose}
      theme="orange"
      size="xl"
      buttons={
        <>
          <Button variant="subtle" color="gray" mr="auto" onClick={() => onCrop(null)}>
            {t('whole')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
          <Button disabled={!data} onClick={() => data && onCrop(data)}>
            {t('use')}
          </Button>
        </>
      }
    >
      {isError && (
        <p className={classes.failed}>
          <span role="alert">{t('failed')}</span>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {!blob && !isError && <Skeleton height="20rem" />}
      {blob && (
        <div className={classes.columns}>
          <div className={classes.stage}>
            <img ref={image} alt={t('picture')} className={classes.image} />
          </div>
          <div className={classes.side}>
            <CropTools cropper={cropper} />
            <NativeSelect
              label={t('ratio')}
              value={ratio}
              onChange={event => {
                setRatio(event.currentTarget.value)
                setAspectRatio(ratioIn(event.currentTarget.value))
              }}
              data={[
                { value: '', label: t('free') },
                ...offered.map(({ value, label }) => ({ value: String(value), label })),
              ]}
            />
            {data && <CropNumbers crop={data} onChange={set} />}
            <p className={classes.label}>{t('preview')}</p>
            <div ref={preview} className={classes.preview} aria-hidden />
          </div>
        </div>
      )}
    </Modal>
  )
}

/** Rotates and flips the image, and begins again. */
const CropTools = ({ cropper }: { cropper: ReturnType<typeof useCropper> }) => {
  const t = useTranslations('media.crop')
  const { data, rotate, flip, reset } = cropper
  const isFlipped = (axis: 'scaleX' | 'scaleY') => data !== undefined && data[axis] < 0
  return (
    <div className={classes.tools}>
      <Tool icon={RotateCcw} label={t('left')} onClick={() => rotate(-90)} />
      <Tool icon={RotateCw} label={t('right')} onClick={() => rotate(90)} />
      <Tool
        icon={FlipHorizontal}
        label={t('flipX')}
        isOn={isFlipped('scaleX')}
        onClick={() => flip('scaleX')}
      />
      <Tool
        icon={FlipVertical}
        label={t('flipY')}
        isOn={isFlipped('scaleY')}
        onClick={() => flip('scaleY')}
      />
      <Button variant="subtle" color="gray" size="sm" onClick={reset}>
        {t('reset')}
      </Button>
    </div>
  )
}

interface ToolProps {
  icon: LucideIcon
  label: string
  /** For what is on or off. */
  isOn?: boolean
  onClick: () => void
}

const Tool = ({ icon: Icon, label, isOn, onClick }: ToolProps) => (
  <ActionIcon variant="default" size={36} aria-label={label} aria-pressed={isOn} onClick={onClick}>
    <Icon size={16} aria-hidden />
  </ActionIcon>
)
