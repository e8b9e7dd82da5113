export default function PostingPath() {
  return null;
}
