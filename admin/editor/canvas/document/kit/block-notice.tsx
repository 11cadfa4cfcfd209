/** Says in the place of a block why it is not drawn. */
export const BlockNotice = ({ text }: { text: string }) => (
  <div className="ximblox-notice">
    <p>{text}</p>
  </div>
)
