import type { CropParams, FileData, ImageData } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import {
  blockFilesGroup,
  blockImagesGroup,
  pageFilesGroup,
  pageImagesGroup,
  seoImageGroup,
} from './page-file-group.ts'
import { imageDataOf, textImagesIn } from './rich-text/text-images.ts'

/** An image or file of a version, with its URL group. */
export interface PageFile {
  group: string
  fileID: number
  cropParams: CropParams | null
}

type Uses = Pick<VersionContent, 'seoImage' | 'blocks' | '__images' | '__files'>

/** The images and files of a page, its SEO image and those of all blocks, in their texts too. */
export const pageFiles = ({ seoImage, blocks, __images, __files }: Uses): PageFile[] => {
  const found = [
    ...imagesIn(pageImagesGroup, Object.values(__images)),
    ...filesIn(pageFilesGroup, Object.values(__files)),
    ...imagesIn(seoImageGroup, seoImage ?? []),
  ]
  walkBlocks(blocks, block => {
    const images = [...Object.values(block.__images), ...textImagesIn(block.props).map(imageDataOf)]
    found.push(...imagesIn(blockImagesGroup(block.key), images))
    found.push(...filesIn(blockFilesGroup(block.key), Object.values(block.__files)))
  })
  return found
}

const imagesIn = (group: string, images: readonly ImageData[]): PageFile[] =>
  images.map(({ fileID, cropParams }) => ({ group, fileID, cropParams }))

const filesIn = (group: string, files: readonly FileData[]): PageFile[] =>
  files.map(({ fileID }) => ({ group, fileID, cropParams: null }))
