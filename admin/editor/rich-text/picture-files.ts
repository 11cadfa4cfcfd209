/** The files of a clipboard; programs add a picture of selected text, which is not meant. */
export const pictureFiles = (clipboard: DataTransfer | null): File[] =>
  clipboard?.getData('text/plain') === '' ? [...clipboard.files] : []
