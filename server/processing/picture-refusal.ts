/** Why an image was not written. */
export interface PictureRefusal {
  refusal: 'damagedFile' | 'tooManyPixels' | 'fileTooComplex' | 'heicFile'
  params?: { max: number }
}
