import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

const find = async (id: string, signal: AbortSignal) => (await api().findAnnouncement({ params: { id }, signal })).data;

/** An announcement with how far it is. */
export type Announcement = Awaited<ReturnType<typeof find>>;

/** Asks for an announcement, again and again while it is being sent; none where there is no number. */
export const useAnnouncement = (id: string | undefined) =>
  useQuery({
    queryKey: ['announcement', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => find(id ?? '', signal),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 2000 : false),
  });

/** What it says and how many would get it, as it is stored in a version. */
export const useAnnouncementPreview = (id: string, version: number) =>
  useQuery({
    queryKey: ['announcement-preview', id, version],
    queryFn: async ({ signal }) => (await api().previewAnnouncement({ params: { id }, signal })).data,
  });
