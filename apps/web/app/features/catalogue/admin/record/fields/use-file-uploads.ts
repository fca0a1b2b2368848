import { upload } from '#app/api/upload.ts'
import { useUploads } from '#app/forms/use-uploads.ts'
import { useProductAct } from '../store/use-product-act.ts'

/** Uploads a product's files one by one with progress; failures stay listed with their reason. */
export function useFileUploads(path: string) {
  const { act } = useProductAct()
  return useUploads(async (file, onProgress) => {
    const sent = await act({
      call: () => upload({ method: 'POST', path, file, name: file.name, onProgress }),
    })
    if (!sent.isDone) throw sent.error
  })
}
