import type { CropParams } from '@ximblox/contract/blocks'
import Cropper from 'cropperjs'
import 'cropperjs/dist/cropper.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { applyCrop, applyLargestCrop } from './apply-crop.ts'
import { clampToImage, turned } from './crop-geometry.ts'

interface Options {
  /** The initial crop; null for the whole image. */
  crop: CropParams | null
  aspectRatio: number | undefined
  /** Undefined while the image is loading. */
  blob: Blob | undefined
}

/** Runs Cropper.js on an image element; `data` is the current crop in whole pixels of the image. */
export const useCropper = ({ crop, aspectRatio, blob }: Options) => {
  const image = useRef<HTMLImageElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  const cropper = useRef<Cropper>(undefined)
  const [data, setData] = useState<CropParams>()

  const ratio = useRef(aspectRatio ?? Number.NaN)

  const start = useEffectEvent((element: HTMLImageElement) => {
    const created: Cropper = new Cropper(element, {
      aspectRatio: ratio.current,
      ...(preview.current && { preview: preview.current }),
      viewMode: 1,
      dragMode: 'move',
      autoCropArea: 1,
      toggleDragModeOnDblclick: false,
      // The image has our own origin, and the server has already applied its orientation.
      checkCrossOrigin: false,
      checkOrientation: false,
      ready: () => {
        if (crop) applyCrop(created, crop)
      },
      crop: () => setData(clampToImage(created.getData(true))),
    })
    return created
  })
  useEffect(() => {
    if (!blob || !image.current) return
    const url = URL.createObjectURL(blob)
    image.current.src = url
    const created = start(image.current)
    cropper.current = created
    return () => {
      cropper.current = undefined
      created.destroy()
      URL.revokeObjectURL(url)
    }
  }, [blob])

  return {
    image,
    preview,
    data,
    rotate: (degrees: number) => {
      const { current } = cropper
      if (!current || !data) return
      const rotated = { ...data, rotate: turned(data.rotate, degrees) }
      applyLargestCrop(current, rotated, ratio.current)
    },
    flip: (axis: 'scaleX' | 'scaleY') => {
      if (data && cropper.current) applyCrop(cropper.current, { ...data, [axis]: -data[axis] })
    },
    set: (changes: Partial<CropParams>) => {
      if (data && cropper.current) applyCrop(cropper.current, { ...data, ...changes })
    },
    setAspectRatio: (value: number) => {
      ratio.current = value
      cropper.current?.setAspectRatio(value)
    },
    reset: () => {
      const { current } = cropper
      if (current) applyLargestCrop(current, { rotate: 0, scaleX: 1, scaleY: 1 }, ratio.current)
    },
  }
}
