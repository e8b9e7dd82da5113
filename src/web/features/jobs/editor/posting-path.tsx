/** An address of the posting page, which has all of its content around it. */
export default function PostingPath() {
  return null;
}
