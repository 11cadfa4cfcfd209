import type { Messages } from '../../messages/en.ts'

interface GalleryDialogProps {
  title: string
  messages: Messages
}

/** Shows one image of a gallery at a time; the script fills it. */
export const GalleryDialog = ({ title, messages }: GalleryDialogProps) => (
  <dialog className="gallery__dialog" aria-label={title || messages.pictures} data-count={messages.pictureOf}>
    <div className="gallery__bar">
      <span className="gallery__count" />
      <button type="button" className="gallery__button" data-gallery="zoom" aria-pressed="false">
        {messages.zoomPicture}
      </button>
      <button type="button" className="gallery__button" data-gallery="close">
        {messages.closePicture}
      </button>
    </div>
    <figure className="gallery__figure" aria-live="polite">
      <div className="gallery__stage" />
      <figcaption className="gallery__words" />
    </figure>
    <button
      type="button"
      className="gallery__step gallery__step--previous"
      data-gallery="previous"
      aria-label={messages.previousPicture}
    />
    <button
      type="button"
      className="gallery__step gallery__step--next"
      data-gallery="next"
      aria-label={messages.nextPicture}
    />
  </dialog>
)
