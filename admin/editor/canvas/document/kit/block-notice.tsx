/** Takes the place of a block that cannot be rendered, and says why. */
export const BlockNotice = ({ text }: { text: string }) => (
  <div className="ximblox-notice">
    <p>{text}</p>
  </div>
)
